import { Band } from "../../ui/band";

/** One line in place of a page that failed. */
export function Failure({ text }: { text: string }) {
  return (
    <Band>
      <p role="status">{text}</p>
    </Band>
  );
}
