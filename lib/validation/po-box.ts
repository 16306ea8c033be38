import { foldWords } from '../text/transliterate.ts'

// After folding, accents and punctuation are gone: `Apdo. nº 12` is `apdo no 12`.
const NUMBER = String.raw`(?: (?:n|no|nr|num|numero|number|nummer))? ?[a-z]?\d`
const NUMBER_OR_END = `(?:${NUMBER}|$)`
/** Some boxes have a letter alone. */
const BOX = `box(?: [a-z])?${NUMBER_OR_END}`
/** Streets may be called as the box is: Calle Apartado 12, rue du CP 3. */
const NO_STREET = String.raw`(?<!\b(?:c|calle|callejon|avenida|avda?|paseo|plaza|camino|via|rue|avenue|boulevard|chemin|route|place|allee)(?: de| du| des)?(?: los?| las?| la|l)? )`

/**
 * The wordings of the site languages (spec §5). A box has a number after its word, or stands at the end of
 * the line with the number elsewhere: so Box Hill Street, Pobox Way, Locked Bag Lane, Via Po 12 and Apartado
 * Lane remain addresses.
 */
const PO_BOX = new RegExp(
  [
    `\\bp ?[o0] ?${BOX}`,
    `\\bp ?o ?b${NUMBER}`,
    `\\bpost(?:al)? (?:office )?box${NUMBER_OR_END}`,
    `\\bg ?p ?o ${BOX}`,
    `\\bpmb${NUMBER_OR_END}`,
    `\\bprivate mail ?(?:box|bag)${NUMBER_OR_END}`,
    `\\b(?:locked|private) (?:mail )?bag${NUMBER_OR_END}`,
    `\\bpost ?bus${NUMBER_OR_END}`,
    `\\bantwoordnummer${NUMBER}`,
    `${NO_STREET}\\bap(?:arta)?do(?: de)? (?:correos?|postal)${NUMBER_OR_END}`,
    `${NO_STREET}\\bap(?:arta)?do${NUMBER_OR_END}`,
    `${NO_STREET}\\bcasilla (?:de correos?|postal)${NUMBER_OR_END}`,
    `${NO_STREET}\\b(?:case|casier|boite) postale?${NUMBER_OR_END}`,
    // Two letters with a space between them stand for a tower and a level elsewhere than at the start: Tower
    // B, P 5.
    `(?:${NO_STREET}\\bbp|^b p)${NUMBER}`,
  ].join('|'),
)

// In Spanish addresses the same two letters stand before a five-digit postal code.
const CASE_POSTALE = new RegExp(`(?:${NO_STREET}\\bcp|^c p)${NUMBER}`)
const POSTAL_CODE_CP = /\bc ?p \d{5}\b/g

/** `C.P.` and `G. P. O.` as the one word that they are. */
const joinInitials = (line: string): string => line.replace(/\b(\p{L})\. ?(?=\p{L}\b)/gu, '$1')

/**
 * Whether an address line is a post-office box in the wording of any site language (spec §5: no P.O. boxes).
 */
export function isPoBox(line: string, country: string): boolean {
  const words = foldWords(joinInitials(line.normalize('NFKC')))
  const withoutPostalCode = country === 'CA' ? words : words.replace(POSTAL_CODE_CP, '')
  return PO_BOX.test(words) || CASE_POSTALE.test(withoutPostalCode)
}
