/** The font families of the site, as drawings name them: `{font.display}`, `{font.text}`. */
export const FAMILIES = { display: "Newsreader", text: "Source Sans 3" };
