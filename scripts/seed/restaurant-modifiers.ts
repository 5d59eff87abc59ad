import type { SeedModifierGroup } from './types.ts'

/** The modifier groups of the restaurant; a group stands behind those that its options have. */
export const modifierGroups: SeedModifierGroup[] = [
  {
    name: 'Sauces',
    max: 4,
    included: 2,
    allowQuantities: true,
    options: [
      { name: 'Garlic mayonnaise', price: 0.8 },
      { name: 'Smoked ketchup', price: 0.8 },
      { name: 'Burnt onion mayonnaise', price: 0.8 },
      { name: 'Truffle mayonnaise', price: 1.5 },
    ],
  },
  {
    name: 'Size of pizza',
    min: 1,
    max: 1,
    options: [
      { name: '10 inch', default: true },
      { name: '12 inch', price: 2.5 },
      { name: '12 inch, gluten-free base', price: 4 },
    ],
  },
  {
    name: 'Extra toppings',
    max: 5,
    options: [
      { name: 'Buffalo mozzarella', price: 2 },
      { name: 'Roast mushrooms', price: 1.5 },
      { name: 'Anchovies', price: 1.75 },
      { name: 'Nduja', price: 2 },
      { name: 'Chilli honey', price: 0.75 },
    ],
  },
  {
    name: 'How would you like it?',
    min: 1,
    max: 1,
    options: [
      { name: 'Rare' },
      { name: 'Medium rare', default: true },
      { name: 'Medium' },
      { name: 'Well done' },
    ],
  },
  {
    name: 'Dressing',
    min: 1,
    max: 1,
    options: [{ name: 'Cider vinegar', default: true }, { name: 'Honey and mustard' }, { name: 'None' }],
  },
  {
    name: 'Side',
    min: 1,
    max: 1,
    options: [
      { name: 'Twice-cooked chips', default: true },
      { name: 'Garden Leaf Salad', price: 1, groups: ['Dressing'], food: 'Garden Leaf Salad' },
      { name: 'Saffron Rice', price: 0.5, food: 'Saffron Rice' },
    ],
  },
  {
    name: 'Milk',
    min: 1,
    max: 1,
    options: [{ name: 'Whole', default: true }, { name: 'Oat' }, { name: 'Soya' }],
  },
]
