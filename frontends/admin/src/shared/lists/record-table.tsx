import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  /** Null or '' renders an empty cell. */
  cell: (row: Row) => ReactNode;
  className?: string;
}

export interface RecordTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  head: Column<Row>;
  columns: readonly Column<Row>[];
  /** Renders the row's checkbox; omitted if rows cannot be selected. */
  box?: ((row: Row) => ReactNode) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** Dense table. In a narrow container, each row becomes a block with its name first. */
export function RecordTable<Row>({ caption, rows, keyOf, head, columns, box, actions }: RecordTableProps<Row>) {
  const text = useText('lists');
  return (
    <div className="@container overflow-hidden rounded-panel bg-white">
      <table className="record-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {box && (
              <td>
                <span className="sr-only">{text('table.choose')}</span>
              </td>
            )}
            {[head, ...columns].map(({ key, label, className }) => (
              <th key={key} scope="col" className={className}>
                {label}
              </th>
            ))}
            {actions && (
              <td>
                <span className="sr-only">{text('table.actions')}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="has-checked:bg-ocean/8">
              {box && <td className="record-box">{box(row)}</td>}
              <th scope="row" className={head.className}>
                {head.cell(row)}
              </th>
              {columns.map(({ key, label, cell, className }) => {
                const content = cell(row);
                return (
                  <td key={key} className={classNames('record-value', isNothing(content) && 'record-nothing', className)}>
                    <span aria-hidden="true" className="record-label">
                      {label}
                    </span>
                    {content}
                  </td>
                );
              })}
              {actions && <td className="record-actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isNothing = (content: ReactNode) => content === null || content === undefined || content === '' || content === false;
