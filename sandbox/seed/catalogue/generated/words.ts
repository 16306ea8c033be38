import type { Dice } from '../dice.ts'

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Every beginning with every end. */
const compounds = (beginnings: readonly string[], ends: readonly string[]): readonly string[] =>
  ends.flatMap(end => beginnings.map(beginning => beginning + end))

/** Invented names of places and people. */
export const NAMES = compounds(
  list(`Ald Ash Bar Beck Bram Brin Cald Car Cor Crom Dal Dun Eld Elm Fair Fen Glen Gran Hal Hart Hazel Holm Ings Kel
    Kirk Lang Lind Lock Mar Mel Mor Nor Oak Orm Pell Pen Quin Rad Raven Rook Sel Stan Tarn Thorn Ul Wex Whit Win`),
  list(`wick bourne bridge brook bury by cliffe combe cote croft dale den field fold ford gate ham hurst leigh low mead
    mere mont moor ridge shaw stead stoke stone ton wood worth`),
)

/** Words of the field, the common ones first. */
export const TERMS = [
  ...list(`attention memory language reading reasoning vocabulary writing number motor sensory mood worry social play
    adaptive learning speech fluency comprehension spelling planning coordination balance processing speed recall
    recognition naming grammar narrative articulation phonological visual auditory spatial verbal emotional conduct
    anxiety personality interest career development school preschool adult adolescent infant family teacher classroom
    clinical daily living independence communication conversation gesture imitation movement handwriting drawing copying
    tracing arithmetic calculation estimation measurement geometry problem solving inference flexibility
    inhibition vigilance switching tracking scanning listening decoding morphology syntax pragmatics semantics prosody
    voice hearing swallowing feeding sleep pain coping resilience stress trauma grief hope trust empathy friendship
    leadership motivation curiosity creativity perseverance habit routine transition vocational aptitude dexterity
    strength posture stamina rhythm touch taste smell vestibular interoception arousal regulation temperament attachment
    parenting sibling mentor rehabilitation injury stroke dementia concussion epilepsy autism dyslexia dyscalculia
    dyspraxia stuttering aphasia giftedness bilingual multilingual literacy numeracy orthography genre argument summary
    evidence hypothesis experiment observation portfolio interview checklist screener inventory profile battery probe
    survey index scale questionnaire record progress growth benchmark norm percentile composite subtest facet domain`),
  ...compounds(
    list(`visuo audio psycho socio neuro grapho morpho phono lexico kinaesthetico spatio tempo logo meta para inter intra
      super sub multi poly macro micro proto quasi semi trans ultra pre post mono bio geo electro thermo chrono ideo
      onto syno dia`),
    list(`motor metric lingual sensory cognitive perceptual verbal semantic affective adaptive logical graphic phonic
      spatial numeric social neural tonal active reflective normative relational rhythmic tactile optic acoustic
      dynamic static narrative textual contextual referential sequential selective integrative responsive expressive
      receptive productive formal`),
  ),
]

/** One word of a list by Zipf’s law: the second comes half as often as the first, the tenth a tenth. */
export const wordOf = (words: readonly string[], dice: Dice): string =>
  words[Math.floor(words.length ** dice.between(0, 1)) - 1] ?? 'attention'

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
