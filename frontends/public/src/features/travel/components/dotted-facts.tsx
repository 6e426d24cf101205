/** Facts in a row with dots between them; a dot that a line would begin with stands outside of it. */
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
