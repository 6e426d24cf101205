/** Facts in a row, separated by dots; a dot at the beginning of a line is hidden. */
export function DottedFacts({ facts }: { facts: readonly string[] }) {
  return (
    <span className="-ml-5 flex flex-wrap">
      {facts.map((fact) => (
        <span key={fact} className="before:inline-block before:w-5 before:text-center before:content-['·']">
          {fact}
        </span>
      ))}
    </span>
  );
}
