import { PHONE } from "../schema/references";
import { phoneUrl } from "./phone-url";
import { Text } from "./text";

const ADDRESS = new RegExp(String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+|${PHONE})`);

/** A text whose e-mail addresses and telephone numbers are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) => {
    const text = <Text key={index}>{part}</Text>;
    if (index % 2 === 0) return text;
    return (
      <a key={index} href={part.includes("@") ? `mailto:${part}` : phoneUrl(part)}>
        {text}
      </a>
    );
  });
}
