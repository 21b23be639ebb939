// The images that files name in; out those that are missing or unfit, and image files that no file names.
import { isImageName } from "../../images/formats";
import type { ImageFile } from "../../images/image-file";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";

/** The rule: every image that a file names is there, and can be published. */
export function checkImages({ images, imageFiles, source }: ParsedFile): Finding[] {
  return images.flatMap(({ name, range, field }) => {
    const image = imageFiles.get(name.trim());
    return typeof image === "string" ? [problemAt(source, range, field, image)] : [];
  });
}

/**
 * A warning for each image in content/images that no page shows: it makes every copy of the project larger.
 * @param names of all files below `content/`, with forward slashes
 */
export function checkUnusedImages(
  names: readonly string[],
  files: readonly { shown: Pick<ImageFile, "name">[] }[],
): Finding[] {
  const used = new Set(files.flatMap(({ shown }) => shown.map(({ name }) => name)));
  const unused = names.filter(
    (name) => name.startsWith("images/") && isImageName(name) && !used.has(name),
  );
  return unused.map((name) => {
    const message = `no page shows this image, expected its name "./${name}" in one of them; name it there, or delete the file`;
    return { file: `content/${name}`, ...WHOLE_FILE, field: "", message, severity: "warning" };
  });
}
