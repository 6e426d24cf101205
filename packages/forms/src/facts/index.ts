/** The plain facts of a package, as its screens show them; what a fact may be is in `@reefdesk/contracts/travels/requests`. */
export { FACTS, type FactKind, kindOfFact, readFacts, type ShownFact, useFacts } from './use-facts.ts';
