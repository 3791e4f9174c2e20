// The app as players have set it up before.

/** A context whose app finds these settings kept; later choices of its own hold. */
export async function contextWith(table, settings, options) {
  const context = await table.context(options);
  await context.addInitScript((text) => {
    // An empty page has no storage.
    if (location.protocol === "about:") return;
    if (!localStorage.getItem("kete.settings")) localStorage.setItem("kete.settings", text);
  }, JSON.stringify(settings));
  return context;
}
