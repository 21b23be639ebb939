// The path is a separate argument: inside the text, a "%s" in it would be a format specifier.
console.error("No page at this path:", location.pathname);
