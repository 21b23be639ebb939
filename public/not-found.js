// The path is an argument of its own: inside the text, its "%s" would be a format.
console.error("No page at this path:", location.pathname);
