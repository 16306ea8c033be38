import { type TranslatedCode, translatedCode } from './translated.ts'

/** Forms of address, in the order in which they are offered. No form of the store asks for one. */
export const TITLES: readonly TranslatedCode[] = [
  translatedCode('mr', 'Mr', 'M.', 'Dhr.', 'Sr.'),
  translatedCode('mrs', 'Mrs', 'Mme', 'Mevr.', 'Sra.'),
  translatedCode('miss', 'Miss', 'Mlle', 'Mej.', 'Srta.'),
  translatedCode('ms', 'Ms', 'Mme', 'Mevr.', 'Sra.'),
  translatedCode('dr', 'Dr', 'Dr', 'Dr.', 'Dr.'),
  translatedCode('rev', 'Rev.', 'Rév.', 'Ds.', 'Rvdo.'),
]
