import { useContent, site } from "../content";
import type { Programme } from "../schema/pages";
import { STAGES } from "../schema/stages";
import { TableScroller } from "../ui/table-scroller";
import { strong } from "../ui/text.css";
import { Origin } from "./origin";
import * as styles from "./programmes.css";

const FIELDS = ["scaffold", "compound", "indication"] as const;

/**
 * Shows the programmes of the page as a table, each with a bar: solid for the stages behind it,
 * lighter for its own.
 */
export function Programmes() {
  const { programmes: items = [] } = useContent().frontmatter;
  const { labels } = site;
  const shown = FIELDS.filter((field) => items.some((item) => item[field]));
  return (
    <div className={styles.root}>
      <TableScroller label={labels.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.programme}</th>
              <th scope="col" abbr={labels.stage}>
                {labels.stage}{" "}
                <span className={styles.axis}>
                  {labels.stages.map((stage) => (
                    <span key={stage}>{`${stage} `}</span>
                  ))}
                </span>
              </th>
              {shown.map((field) => (
                <th key={field} scope="col">
                  {labels[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.name}>
                <th scope="row" className={styles.name}>
                  {item.name}
                </th>
                <td>
                  <Progress {...item} />
                </td>
                {shown.map((field) => (
                  <td key={field}>{item[field] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </div>
  );
}

function Progress({ stage, note, source }: Programme) {
  const { labels } = site;
  const current = STAGES.indexOf(stage);
  return (
    <>
      <div aria-hidden className={styles.bar}>
        {STAGES.map((each, index) => (
          <span key={each} className={styles.step[compareStage(index, current)]} />
        ))}
      </div>
      <p>
        <span className={strong}>{labels.stages[current]}</span> {note} {source && labels.source}{" "}
        <Origin source={source} />
      </p>
    </>
  );
}

function compareStage(index: number, current: number) {
  if (index === current) return "current";
  return index < current ? "behind" : "ahead";
}
