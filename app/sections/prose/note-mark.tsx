// Marks of footnotes in a text.
import { NOTE_MARK, noteId } from "../../ui/navigation/part-id";

/** The number of a footnote, in brackets so that "15[1] years" never reads as 151; it leads to the note. */
export function NoteMark({ name, number, id }: { name: string; number: number; id?: string }) {
  return (
    <sup>
      <a id={id} href={`#${noteId(name)}`}>{`[${number}]`}</a>
    </sup>
  );
}

/** A text of a field with its marks as links. @param notes the names of the page's footnotes, in order */
export function MarkedText({ text, notes }: { text: string; notes: readonly string[] }) {
  const parts = text.split(NOTE_MARK).map((part, index) => {
    const name = part.toLowerCase();
    const isMark = index % 2 === 1;
    return isMark ? <NoteMark key={name} name={name} number={notes.indexOf(name) + 1} /> : part;
  });
  return <>{parts}</>;
}
