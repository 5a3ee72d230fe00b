import type { Abouts } from './abouts.ts'

export const italian: Abouts = {
  'Peach Iced Tea': ['Cold, fruity, mint on top', 'Brewed tea sweetened with peach'],
  'Cream of Mushroom Soup': ['Thick, earthy, cream stirred in', 'Button mushrooms, slowly browned'],
  'Tomato Bruschetta': ['Crisp slices, ripe tomatoes on top', 'Grilled bread, olive oil, herbs'],
  Arancini: ['Crisp crumb, cheese pulled inside', 'Golden risotto balls, tomato dip'],
  'Herb Potato Wedges': ['Baked crisp, herbs rubbed in', 'Thick-cut, skin on, garlic dip'],
  'Cheese Crostini': ['Small toasts, melted cheese on top', 'Crunchy bites, sweet chilli over'],
  'Exotic Vegetables in Pesto Cream': [
    'Mild green sauce, crisp vegetables',
    'Basil cream over lightly cooked vegetables',
  ],
  'Paneer Steak with Tomato Basil': ['Thick grilled slab, red sauce', 'Seared paneer, herbs and tomato'],
  'Baked Vegetables au Gratin': ['Creamy, cheesy, browned on top', 'White sauce, cheese crust, from the oven'],
  'Fusilli al Pesto': ['Green, nutty, tossed with parmesan-style cheese', 'Spirals in fresh basil sauce'],
  'Spaghetti Aglio e Olio': ['Garlic, olive oil, a little heat', 'Simple, shiny, parsley on top'],
  'Cheese Bread': ['Soft, stretchy, herbs on top', 'Toasted with cheese, cut in fingers'],
  'Herbed Dinner Rolls': ['Warm, soft, butter beside', 'Small buns with rosemary'],
  'Risotto from the Cheese Wheel': ['Creamy rice finished in the wheel', 'Hot rice melts the cheese around it'],
  'Wood-fired Pizza Counter': ['Blistered crust, straight from the fire', 'Thin base, real fire, your topping'],
}
