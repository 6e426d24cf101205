/** The facts of a travel as screens show them; their values are defined in `@reefdesk/contracts/travels/requests`. */
export { FACTS, type FactKind, kindOfFact, readFacts, type ShownFact, useFacts } from './use-facts.ts';
