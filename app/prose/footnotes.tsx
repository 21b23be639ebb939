// Footnotes: the references to them, and a text of a field with such references in it.
import { FOOTNOTE_REFERENCE, footnoteId } from "../schema/ids";
import { site, useSiteLanguage } from "../site";
import { Text } from "../ui/text";

interface FootnoteReferenceProps {
  name: string;
  number: number | string;
  /** Of the first reference to a footnote, which the footnote leads back to. */
  id?: string;
}

/** The number of a footnote, in brackets so that "15[1] years" never reads as 151; it leads to the footnote. */
export function FootnoteReference({ name, number, id }: FootnoteReferenceProps) {
  const label = site.labels.note.replace("{n}", String(number));
  return (
    <sup>
      <a id={id} href={`#${footnoteId(name)}`} aria-label={label} lang={useSiteLanguage()}>
        {`[${number}]`}
      </a>
    </sup>
  );
}

/** @param footnotes the names of the page's footnotes, in order */
export function TextWithFootnotes({
  text,
  footnotes,
}: {
  text: string;
  footnotes: readonly string[];
}) {
  return text.split(FOOTNOTE_REFERENCE).map((part, index) => {
    if (index % 2 === 0) return <Text key={index}>{part}</Text>;
    const name = part.toLowerCase();
    return <FootnoteReference key={index} name={name} number={footnotes.indexOf(name) + 1} />;
  });
}
