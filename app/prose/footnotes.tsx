// The references to footnotes.
import { footnoteId } from "../schema/ids";
import { site, useSiteLanguage } from "../site";

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
