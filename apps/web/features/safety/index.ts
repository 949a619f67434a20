/** Reports, hidden decks, and the data of a person. The entry for other features. */
export { Hiding } from './hiding.tsx';
