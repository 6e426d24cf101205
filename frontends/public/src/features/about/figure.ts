/** A number and what it counts; each block has its own, and they are not the same (OR-01, OR-02). */
export interface Figure {
  value: string;
  label: string;
}
