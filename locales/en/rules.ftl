### The rules page.
