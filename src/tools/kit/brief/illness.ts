/** A promise to cure a serious illness: people who trust it come to harm, so no answer makes it fit for a brief. */
import { type Proposal, proposalFor } from '../form/propose'

const ILLNESSES = [
  ...['cancer*', 'tumor*', 'tumour*', 'leukemia', 'leukaemia', 'metasta*', 'chemo*', 'diabet*', 'insulin'],
  ...['dementia', 'alzheimer*', 'parkinson*', 'depression', 'schizophreni*', 'bipolar', 'autis*', 'adhd', 'hiv'],
  ...['covid*', 'hepatitis', 'malaria', 'tuberculosis', 'multiple sclerosis', 'epilep*', 'heart attack*'],
  ...['heart disease'],
]

const MEDICINES = [
  ...['chemo*', 'insulin', 'medicine*', 'medication*', 'surgery', 'radiation', 'pills', 'drugs', 'a doctor'],
  ...['doctors', 'any doctor', 'antidepressants', 'a vaccine', 'vaccines'],
]

/** House list: what is said of a cure. "Killed" stays out, because people are. */
const CURES = [
  ...['heal', 'heals', 'healed', 'healing', 'cure', 'cures', 'cured', 'curing', 'kill', 'kills', 'killing'],
  ...['treat', 'treats', 'treating', 'prevent', 'prevents', 'preventing', 'reverse', 'reverses', 'get rid of'],
  ...['gets rid of', 'beats', 'dissolves', 'shrinks', 'removes', 'naturally', 'detox*', 'remedy', 'remedies'],
  ...['protects against', 'protects from', 'works against', 'helps against', 'miracle*'],
  ...['better than', 'instead of'].flatMap((lead) => MEDICINES.map((medicine) => `${lead} ${medicine}`)),
]

/** The illness and the word of a cure that stand in a text, where both do. */
export function curedIllnessIn(text: string): { illness: string; cure: string } | undefined {
  const illness = wordIn(text, ILLNESSES)
  const cure = wordIn(text, CURES)
  return illness && cure ? { illness: illness.because, cure: cure.because } : undefined
}

const wordIn = (text: string, words: readonly string[]): Proposal | undefined =>
  proposalFor(text, [{ id: 'word', words }])
