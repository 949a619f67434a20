/** Trains policies by self-play, for `rw train`. */
export { CheckpointError, readCheckpoint, trainingKey, writeCheckpoint } from './checkpoint.ts';
export { GAMES_OF_ROUND, HIDDEN, Trainer, type TrainingPlan, type TrainingRound } from './trainer.ts';
