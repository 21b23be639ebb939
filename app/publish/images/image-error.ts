/** What is wrong with the bytes of an image, as the rest of a sentence that begins "the file …". */
export class ImageError extends Error {}
