import { type AnswerChanges, isAnswer as isAnswerOf, type SentForm } from '@/lib/steps/typed-values'

/**
 * Values of `intent` with which a form answers the question of its step (spec §4), with the changes that an
 * answer makes to the fields that the question is about.
 */
export const ANSWERS: Readonly<Record<string, AnswerChanges>> = {
  'use-address': {},
  finish: {},
  'use-existing': { choice: 'existing' },
  'use-new': { choice: 'new' },
  // Prefill the new organization with the values of the search.
  'use-search': ({ findName = '', findCountry = '', findPostalCode = '' }) => ({
    choice: 'new',
    name: findName,
    addressChoice: 'another',
    country: findCountry,
    region: '',
    postalCode: findPostalCode,
  }),
  'without-organisation': {},
  link: {},
  'link-similar': {},
  'register-anyway': {},
  'use-qglobal': {},
  'without-qglobal': { qglobalAccountNumber: '' },
  'request-access': {},
  reenter: {},
}

/** Whether a form answers an open question; its fields are then those of the draft. */
export const isAnswer = (form: SentForm): boolean => isAnswerOf({ answers: ANSWERS }, form)
