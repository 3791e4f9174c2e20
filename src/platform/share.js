// Answers which way the text went.
const text = TEXT;
// Android, whose web view has no sheet of its own.
if (window.keteShell?.share(text)) return "sent";
if (navigator.share) {
  try {
    await navigator.share({ text });
    return "sent";
  } catch (error) {
    if (error.name === "AbortError") return "cancelled";
  }
}
try {
  await navigator.clipboard.writeText(text);
  return "copied";
} catch {
  return "nowhere";
}
