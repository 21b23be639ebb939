import type { Programme } from "../schema/pages";
import { STAGES } from "../schema/stages";
import { site, useSiteLanguage } from "../site";
import { Bar } from "../ui/bar";
import { TableFrame } from "../ui/table-frame";
import { Text } from "../ui/text";
import { formatSource } from "./stats";
import * as styles from "./programmes.css";

const FIELDS = ["scaffold", "compound", "indication"] as const;

/** Programmes as a table, on phones as a list. The stages behind a programme are solid, the one that it is in is lighter. */
export function Programmes({ items }: { items: Programme[] }) {
  const { labels } = site;
  const lang = useSiteLanguage();
  return (
    <div className={styles.root}>
      <TableFrame label={labels.table}>
        <table>
          <thead className={styles.head}>
            <tr>
              {(["programme", ...FIELDS] as const).map((field) => (
                <th key={field} scope="col" lang={lang}>
                  {labels[field]}
                </th>
              ))}
              <th scope="col" abbr={labels.stage} className={styles.stages}>
                <span lang={lang}>{labels.stage}</span>
                <span className={styles.axis}>
                  {STAGES.map((stage) => (
                    <span key={stage}>{stage}</span>
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.name} className={styles.row}>
                <th scope="row" className={styles.name}>
                  <Text>{item.name}</Text>
                </th>
                {FIELDS.map((field) => (
                  <td key={field} data-label={labels[field]} className={styles.cell}>
                    <Text>{item[field]}</Text>
                  </td>
                ))}
                <td className={styles.cell}>
                  <Progress {...item} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

function Progress({ stage, note, source }: Programme) {
  const behind = STAGES.indexOf(stage);
  const origin = source && `${site.labels.source} ${formatSource({ source })}`;
  return (
    <>
      <div className={styles.bar}>
        <Bar from={behind} to={behind + 1} max={STAGES.length} hasSteps />
      </div>
      <p className={styles.quiet}>
        <span className={styles.stage}>{stage}</span> {[note, origin].filter(Boolean).join(" ")}
      </p>
    </>
  );
}
