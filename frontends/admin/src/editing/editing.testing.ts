/** What browsers do, and these surroundings do not, with what is disabled while it has the focus. */
export function loseFocus(field: HTMLElement): void {
  const other = document.createElement('button');
  field.closest('form')?.append(other);
  other.focus();
  other.remove();
}
