import type { CategoryRecord } from '../../../commerce/catalogue/catalogue-record.ts'
import { t } from '../text.ts'
import { area, below } from './area.ts'

/** Areas of what people know and can do. */
export const SKILLS: readonly CategoryRecord[] = [
  area(
    'cognition',
    t(
      'Cognition and reasoning',
      'Cognition et raisonnement',
      'Cognitie en redeneren',
      'Cognición y razonamiento',
    ),
    t(
      'How children and adults reason, solve problems and take in new material.',
      'Comment les enfants et les adultes raisonnent, résolvent des problèmes et assimilent la nouveauté.',
      'Hoe kinderen en volwassenen redeneren, problemen oplossen en nieuwe stof opnemen.',
      'Cómo razonan, resuelven problemas y asimilan lo nuevo niños y adultos.',
    ),
  ),
  area(
    'neuropsychology',
    t('Neuropsychology', 'Neuropsychologie', 'Neuropsychologie', 'Neuropsicología'),
    t(
      'Memory, attention and other functions after illness, injury or with age.',
      'Mémoire, attention et autres fonctions après une maladie, une lésion ou avec l’âge.',
      'Geheugen, aandacht en andere functies na ziekte of letsel of bij het ouder worden.',
      'Memoria, atención y otras funciones tras una enfermedad o lesión o con la edad.',
    ),
  ),
  below(
    'neuropsychology',
    area(
      'memory',
      t('Memory', 'Mémoire', 'Geheugen', 'Memoria'),
      t(
        'Learning, recall and recognition of words, pictures and places.',
        'Apprentissage, rappel et reconnaissance de mots, d’images et de lieux.',
        'Leren, onthouden en herkennen van woorden, beelden en plaatsen.',
        'Aprendizaje, recuerdo y reconocimiento de palabras, imágenes y lugares.',
      ),
    ),
  ),
  below(
    'neuropsychology',
    area(
      'attention',
      t('Attention', 'Attention', 'Aandacht', 'Atención'),
      t(
        'Sustained and divided attention, impulse control and speed.',
        'Attention soutenue et partagée, contrôle de l’impulsivité et vitesse.',
        'Volgehouden en verdeelde aandacht, impulscontrole en tempo.',
        'Atención sostenida y dividida, control de impulsos y velocidad.',
      ),
    ),
  ),
  area(
    'speech-language',
    t('Speech and language', 'Parole et langage', 'Spraak en taal', 'Habla y lenguaje'),
    t(
      'Understanding and using spoken language, from first words to stories.',
      'Comprendre et utiliser la langue parlée, des premiers mots aux récits.',
      'Gesproken taal begrijpen en gebruiken, van eerste woorden tot verhalen.',
      'Comprender y usar el lenguaje oral, de las primeras palabras a los relatos.',
    ),
  ),
  below(
    'speech-language',
    area(
      'language',
      t('Language', 'Langage', 'Taal', 'Lenguaje'),
      t(
        'Vocabulary, grammar, narrative and use of language in context.',
        'Vocabulaire, grammaire, récit et usage de la langue en contexte.',
        'Woordenschat, grammatica, vertellen en taalgebruik in context.',
        'Vocabulario, gramática, narración y uso del lenguaje en contexto.',
      ),
    ),
  ),
  below(
    'speech-language',
    area(
      'speech-fluency',
      t(
        'Speech sounds and fluency',
        'Articulation et fluidité',
        'Klanken en vloeiendheid',
        'Articulación y fluidez',
      ),
      t(
        'Articulation, phonology and fluent speech.',
        'Articulation, phonologie et fluidité de la parole.',
        'Articulatie, fonologie en vloeiend spreken.',
        'Articulación, fonología y fluidez del habla.',
      ),
    ),
  ),
  area(
    'academic',
    t('Academic skills', 'Compétences scolaires', 'Schoolvaardigheden', 'Competencias académicas'),
    t(
      'Reading, writing and mathematics, from screening to full inventories.',
      'Lecture, écriture et mathématiques, du dépistage à l’inventaire complet.',
      'Lezen, schrijven en rekenen, van screening tot volledig onderzoek.',
      'Lectura, escritura y matemáticas, del cribado al inventario completo.',
    ),
  ),
  below(
    'academic',
    area(
      'reading-dyslexia',
      t('Reading and dyslexia', 'Lecture et dyslexie', 'Lezen en dyslexie', 'Lectura y dislexia'),
      t(
        'Decoding, fluency and comprehension, and early signs of reading difficulty.',
        'Décodage, fluidité et compréhension, et premiers signes de difficulté en lecture.',
        'Technisch en vloeiend lezen, begrip en vroege signalen van leesproblemen.',
        'Decodificación, fluidez y comprensión, y primeros signos de dificultad lectora.',
      ),
    ),
  ),
  below(
    'academic',
    area(
      'writing',
      t('Writing', 'Écriture', 'Schrijven', 'Escritura'),
      t(
        'Spelling, handwriting and written expression.',
        'Orthographe, calligraphie et expression écrite.',
        'Spelling, handschrift en schriftelijk formuleren.',
        'Ortografía, caligrafía y expresión escrita.',
      ),
    ),
  ),
  below(
    'academic',
    area(
      'numeracy',
      t('Numeracy', 'Numératie', 'Rekenen', 'Competencia numérica'),
      t(
        'Number sense, arithmetic and applied problems.',
        'Sens du nombre, calcul et problèmes concrets.',
        'Getalbegrip, rekenen en toegepaste opgaven.',
        'Sentido numérico, cálculo y problemas aplicados.',
      ),
    ),
  ),
]
