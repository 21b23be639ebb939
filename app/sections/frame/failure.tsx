import { Band } from "../../ui/band";

/** One line where a page should be. */
export function Failure({ text }: { text: string }) {
  return (
    <Band>
      <p role="status">{text}</p>
    </Band>
  );
}
