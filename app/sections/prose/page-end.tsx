import type { Page, Term } from "../../schema/pages";
import { ForwardLooking } from "./forward-looking";
import { Notes, type NotesProps } from "./notes";

interface PageEndProps {
  prose: Omit<NotesProps, "title" | "terms">;
  page: { forwardLooking?: boolean | undefined; terms?: Term[] | undefined };
  site: Page<"site">;
}

/** What every page ends with: its footnotes, and the notice on plans. */
export function PageEnd({ page, site, prose }: PageEndProps) {
  return (
    <>
      <Notes {...prose} title={site.labels.notes} terms={page.terms} />
      {page.forwardLooking && <ForwardLooking text={site.forwardLooking} />}
    </>
  );
}
