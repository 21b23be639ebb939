import { isImageName } from "../../images/formats";
import { WHOLE_FILE, type Finding } from "../../problems/problem";

/**
 * A warning for each image in content/images that no page shows: it makes every copy of the project larger.
 * @param files names of all files below `content/`, with forward slashes
 * @param used those of them that a page shows
 */
export function unusedImages(files: readonly string[], used: ReadonlySet<string>): Finding[] {
  const unused = files.filter(
    (file) => file.startsWith("images/") && isImageName(file) && !used.has(file),
  );
  return unused.map((file) => ({
    file: `content/${file}`,
    ...WHOLE_FILE,
    field: "",
    message: `no page shows this image, expected its name "./${file}" in one of them; name it there, or delete the file`,
    severity: "warning",
  }));
}
