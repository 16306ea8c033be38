import type { Facet, SortCode } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { QUALIFICATION_LEVELS } from '../../../seed/reference/qualification-levels.ts'
import type { Translated } from '../../../seed/reference/translated.ts'

const text = (en: string, fr: string, nl: string, es: string): Translated => ({ en, fr, nl, es })

export const FACET_NAMES: Readonly<Record<Facet | 'age' | 'minutes', Translated>> = {
  allCategories: text('Area', 'Domaine', 'Gebied', 'Área'),
  qualificationLevel: text(
    'Qualification level',
    'Niveau de qualification',
    'Kwalificatieniveau',
    'Nivel de cualificación',
  ),
  administration: text('Administration', 'Mode d’administration', 'Afname', 'Aplicación'),
  scoring: text('Scoring', 'Correction', 'Manier van scoren', 'Corrección'),
  format: text('Format', 'Format', 'Vorm', 'Formato'),
  itemGroup: text('Kind of item', 'Type d’article', 'Soort artikel', 'Tipo de artículo'),
  language: text('Language', 'Langue', 'Taal', 'Idioma'),
  publicationYear: text('Publication year', 'Année de parution', 'Jaar van uitgave', 'Año de publicación'),
  telepractice: text('Telepractice', 'Télépratique', 'Afname op afstand', 'Aplicación a distancia'),
  inStock: text('Available now', 'Offert maintenant', 'Nu leverbaar', 'Disponible ahora'),
  orderable: text('I can order', 'Ce que je peux commander', 'Wat ik mag bestellen', 'Lo que puedo pedir'),
  age: text('Age', 'Âge', 'Leeftijd', 'Edad'),
  minutes: text('Minutes available', 'Minutes disponibles', 'Beschikbare minuten', 'Minutos disponibles'),
}

export const SORT_NAMES: Readonly<Record<SortCode, Translated>> = {
  relevance: text('Relevance', 'Pertinence', 'Relevantie', 'Relevancia'),
  'name-asc': text('Name (A–Z)', 'Nom (A–Z)', 'Naam (A–Z)', 'Nombre (A–Z)'),
  'name-desc': text('Name (Z–A)', 'Nom (Z–A)', 'Naam (Z–A)', 'Nombre (Z–A)'),
  newest: text('Newest first', 'Plus récents d’abord', 'Nieuwste eerst', 'Más recientes primero'),
  'price-asc': text('Price, low to high', 'Prix croissant', 'Prijs oplopend', 'Precio ascendente'),
  'price-desc': text('Price, high to low', 'Prix décroissant', 'Prijs aflopend', 'Precio descendente'),
}

export const YES = text('Yes', 'Oui', 'Ja', 'Sí')

const LEVEL_NAMES: Readonly<Record<string, Translated>> = {
  NONE: text('No level needed', 'Aucun niveau requis', 'Geen niveau vereist', 'Sin nivel requerido'),
  ...Object.fromEntries(QUALIFICATION_LEVELS.map(({ code, names }) => [code, names])),
}

/** Names of the values that are known beforehand. */
export const VALUE_NAMES: Readonly<Partial<Record<Facet, Readonly<Record<string, Translated>>>>> = {
  qualificationLevel: LEVEL_NAMES,
  administration: {
    PAPER: text('Paper and pencil', 'Papier et crayon', 'Op papier', 'En papel'),
    ONSCREEN: text('On screen', 'À l’écran', 'Op het scherm', 'En pantalla'),
    REMOTE: text('Remote', 'À distance', 'Op afstand', 'A distancia'),
    TABLET: text('Tablet', 'Tablette', 'Op de tablet', 'En tableta'),
    GROUP: text('Group', 'En groupe', 'In een groep', 'En grupo'),
    INTERVIEW: text('Interview', 'Entrevue', 'Interview', 'Entrevista'),
  },
  scoring: {
    HAND: text('By hand', 'À la main', 'Met de hand', 'Manual'),
    WEB: text('Web-based', 'En ligne', 'Online', 'En línea'),
    SOFTWARE: text('Software', 'Par logiciel', 'Met software', 'Con programa'),
    MAIL_IN: text('Mail-in', 'Par la poste', 'Per post', 'Por correo'),
  },
  format: {
    PRINT: text('Print', 'Imprimé', 'Papier', 'Papel'),
    DIGITAL: text('Digital', 'Numérique', 'Digitaal', 'Digital'),
    COMBINED: text('Print and digital', 'Imprimé et numérique', 'Papier en digitaal', 'Papel y digital'),
    SERVICE: text('Service', 'Service', 'Dienst', 'Servicio'),
  },
  itemGroup: {
    KIT: text('Kits', 'Trousses', 'Sets', 'Juegos'),
    FORMS_REPORTS: text(
      'Test forms and reports',
      'Cahiers et rapports',
      'Formulieren en rapporten',
      'Cuadernillos e informes',
    ),
    SUPPORT: text('Support materials', 'Matériel de soutien', 'Testmateriaal', 'Material de apoyo'),
    TRAINING: text('Training', 'Formation', 'Trainingen', 'Formación'),
    PLATFORM: text('Subscriptions', 'Abonnements', 'Abonnementen', 'Suscripciones'),
  },
}
