import type { FoodMotif } from '../types.ts'
import {
  at,
  type Choose,
  circle,
  type Drawing,
  each,
  ellipse,
  faded,
  ground,
  leaf,
  line,
  moved,
  type Palette,
  path,
  rect,
  ring,
  steam,
  turned,
} from './shapes.ts'

const green = '#6fa548'
const greenDeep = '#4b7f35'
const tomato = '#d8523f'
const lemon = '#f3c545'
const crust = '#d99a52'
const crustDeep = '#b8763a'
const steel = '#8d94a3'
const meat = '#7a4430'
const meatDeep = '#5d3122'
const herb = (x: number, y: number, angle: number, length: number) =>
  leaf(x, y, angle, length, green, greenDeep)

/** A plate from above, between a fork and a knife. */
function plate(rim: string, well: string): string {
  return [
    line('M128 250 V330 M152 250 V330 M176 250 V330 M128 330 Q128 364 152 364 Q176 364 176 330', steel, 10),
    line('M152 364 V560', steel, 16),
    path('M640 240 Q676 250 676 340 V400 H640Z', steel),
    line('M648 400 V560', steel, 16),
    circle(400, 400, 204, rim),
    circle(400, 400, 150, well),
  ].join('')
}

function onPlate(dish: string): Drawing {
  return {
    tilt: 4,
    draw: ({ pale, accent, deep, cream }, choose) =>
      choose(plate(cream, '#f3e8d6'), plate(deep, cream), plate(pale, cream), plate(accent, cream)) + dish,
  }
}

const steak =
  path('M306 380 Q300 300 380 306 Q470 310 478 372 Q484 440 410 440 Q312 446 306 380Z', meat) +
  path('M318 380 Q316 318 380 320 Q458 322 464 372 Q466 424 410 424 Q326 430 318 380Z', '#96583e') +
  line('M346 346 L380 410 M384 332 L418 408 M424 336 L446 386', meatDeep, 9) +
  at('330,486,-46 376,500,0 422,496,46', (x, y, angle) =>
    turned(angle, x, y, rect(x - 11, y - 33, 22, 66, 6, '#f0c766')),
  ) +
  herb(470, 500, 20, 84) +
  herb(470, 500, 60, 70)

const pasta =
  circle(400, 400, 108, '#eec56d') +
  each([94, 72, 50, 28], (r, index) =>
    ring(400 + index * 3, 400 - index * 2, r, index % 2 ? '#f7dd97' : '#d9a548', 10),
  ) +
  circle(400, 388, 54, tomato) +
  at('380,376 420,380 400,406', (x, y) => circle(x, y, 16, '#a93a2d')) +
  herb(400, 400, -40, 66) +
  herb(400, 400, 40, 66)

const roast =
  path('M300 420 Q296 330 390 322 Q470 318 492 396 Q500 450 420 456 Q310 462 300 420Z', '#c98243') +
  line('M330 392 Q346 350 400 346', '#e3aa6d', 14) +
  at('340,496 386,512 432,500', (x, y, index) => circle(x, y, 25, index === 1 ? '#eec56d' : '#e58a34')) +
  at(
    '478,330 506,362',
    (x, y) =>
      circle(x, y, 24, greenDeep) + circle(x - 10, y - 12, 15, green) + circle(x + 12, y - 8, 15, green),
  )

/** A bowl from the side, on which the filling stands. */
function bowl(hot: boolean, filling: (choose: Choose) => string): Drawing {
  return {
    tilt: 0,
    draw: ({ main, deep, pale, accent }, choose) =>
      [
        ground(632, 180),
        hot ? steam(400, 250, '#ffffff') : '',
        ellipse(400, 380, 216, 58, deep),
        filling(choose),
        path('M184 380 Q400 470 616 380 Q604 560 470 612 H330 Q196 560 184 380Z', main),
        choose(
          path('M192 430 Q400 516 608 430 L602 458 Q400 546 198 458Z', pale),
          each([250, 310, 370, 430, 490, 550], (x) => circle(x, 500 - Math.abs(400 - x) * 0.18, 14, accent)),
          line('M236 500 l36 -24 l36 34 l36 -24 l36 30 l40 -30 l36 24 l36 -34 l36 24 l36 -30', accent, 11),
        ),
        rect(322, 600, 156, 30, 12, deep),
      ].join(''),
  }
}

function soup(choose: Choose): string {
  return (
    ellipse(400, 376, 186, 42, choose('#e08a3a', '#c9503c', '#d9a24a')) +
    line('M310 376 q40 -22 90 0 t90 -4', '#fff3d8', 9) +
    herb(420, 384, -50, 50) +
    herb(420, 384, 40, 46)
  )
}

function noodles(): string {
  return (
    ellipse(400, 376, 186, 42, '#d7a24a') +
    each([-120, -80, -40, 0, 40], (dx) => line(`M${400 + dx} 388 q20 -44 50 -12 t40 -4`, '#f6dc94', 11)) +
    path('M470 330 Q530 330 534 380 Q502 396 466 386Z', '#fff4d6') +
    circle(500, 366, 20, lemon) +
    herb(300, 380, -20, 64) +
    herb(320, 384, 14, 60)
  )
}

function salad(choose: Choose): string {
  const fruit = choose(tomato, '#e58a34', '#8a3a6b')
  return (
    path('M222 380 Q250 290 340 300 Q400 250 470 296 Q560 292 578 380Z', green) +
    at('270,390,-50 340,362,-20 420,344,16 500,374,44', (x, y, angle, index) =>
      leaf(x, y, angle, 90, index % 2 ? '#8cbb5d' : greenDeep, green),
    ) +
    at(
      '310,352 402,336 486,358',
      (x, y) => circle(x, y, 26, fruit) + faded(0.4, circle(x - 8, y - 8, 8, '#ffffff')),
    ) +
    at('356,368 446,366 540,372', (x, y) => turned(x, x, y, rect(x - 16, y - 16, 32, 32, 6, '#fff0c9')))
  )
}

function rice(): string {
  return (
    path('M226 380 Q260 276 400 270 Q540 276 574 380Z', '#fff4dc') +
    at('300,340 340,306 400,330 452,300 506,346 360,360 446,362', (x, y, index) =>
      turned(index * 50, x, y, ellipse(x, y, 16, 8, ['#e08a3a', green, tomato][index % 3]!)),
    ) +
    herb(400, 290, -30, 60) +
    herb(400, 290, 30, 60)
  )
}

/** A round of citrus, from above. */
function citrus(x: number, y: number, r: number, colour: string): string {
  const spokes = each([0, 60, 120], (angle) =>
    turned(angle, x, y, line(`M${x - r * 0.62} ${y} H${x + r * 0.62}`, '#fff6dc', r / 10)),
  )
  return circle(x, y, r, colour) + circle(x, y, r * 0.84, '#fff6dc') + circle(x, y, r * 0.74, colour) + spokes
}

function cake(...batters: string[][]): Drawing {
  return {
    tilt: 1,
    draw: ({ main, pale, accent, deep }, choose) => {
      const [sponge, icing, drip] = choose(...batters)
      return [
        ground(630, 240),
        ellipse(400, 604, 250, 30, pale),
        ellipse(400, 596, 250, 26, main),
        path('M200 410 L600 410 V580 Q600 592 588 592 H212 Q200 592 200 580Z', sponge!),
        rect(200, 490, 400, 26, 0, icing!),
        path('M200 410 L520 278 Q604 300 600 410Z', icing!),
        path(
          'M200 404 H600 V430 Q584 470 568 432 Q548 430 540 452 Q524 486 508 436 Q480 428 468 446 Q452 470 440 434 Q404 428 396 460 Q380 490 366 438 Q330 428 318 444 Q304 466 292 434 Q254 428 246 450 Q228 470 216 434 L200 430Z',
          drip!,
        ),
        choose(
          circle(500, 290, 36, '#c9303a') +
            circle(488, 278, 9, '#f08a8f') +
            line('M504 258 Q512 220 546 210', greenDeep, 7),
          herb(500, 300, -30, 64) + herb(506, 300, 30, 64) + circle(502, 306, 22, '#5a3b78'),
          each(
            [440, 500, 556],
            (x, index) =>
              circle(x, [318, 296, 310][index]!, 24, '#d8405a') +
              circle(x - 7, [310, 288, 302][index]!, 6, '#f59aa8'),
          ),
          turned(16, 500, 280, rect(488, 204, 18, 110, 5, accent) + rect(514, 220, 18, 94, 5, deep)),
        ),
      ].join('')
    },
  }
}

const milkHeart = path(
  'M396 366 Q340 346 360 330 Q380 322 396 338 Q412 322 432 330 Q452 346 396 366Z',
  '#f3dfc1',
)
const milkRing = '<ellipse cx="396" cy="344" rx="92" ry="20" fill="none" stroke="#f3dfc1" stroke-width="8"/>'
const mint = herb(386, 360, -60, 54) + herb(396, 360, 50, 54)

function cup(drink: string, ...toppings: string[]): Drawing {
  return {
    tilt: 0,
    draw: ({ main, deep, pale, accent, cream }, choose) => {
      return [
        ground(630, 240),
        steam(386, 276, '#ffffff'),
        `<ellipse cx="566" cy="430" rx="70" ry="62" fill="none" stroke="${deep}" stroke-width="28"/>`,
        ellipse(396, 606, 240, 30, deep),
        ellipse(396, 596, 240, 28, pale),
        path('M222 340 H570 Q570 560 450 596 H342 Q222 560 222 340Z', main),
        ellipse(396, 340, 174, 46, cream),
        ellipse(396, 344, 154, 36, drink),
        choose(...toppings),
        choose(
          path('M228 410 Q396 470 564 410 L556 452 Q396 512 238 452Z', accent),
          each([290, 360, 432, 502], (x) => circle(x, 480 - Math.abs(396 - x) * 0.12, 17, accent)),
          leaf(396, 560, -20, 110, accent, deep) + leaf(402, 560, 26, 96, pale, deep),
        ),
      ].join('')
    },
  }
}

function glass(drink: string, fruit: string): Drawing {
  return {
    tilt: 1,
    draw: ({ main, accent, cream }, choose) => {
      const ice = at('360,420,18 440,400,-14 384,496,-24 438,500,30', (x, y, angle) =>
        turned(angle, x, y, faded(0.55, rect(x - 30, y - 30, 60, 60, 12, '#ffffff'))),
      )
      return [
        ground(642, 140),
        turned(
          12,
          430,
          300,
          rect(420, 110, 20, 400, 8, main) + each([130, 180, 230], (y) => rect(420, y, 20, 24, 0, cream)),
        ),
        faded(0.55, path('M266 250 H534 L500 618 Q498 636 480 636 H320 Q302 636 300 618Z', '#ffffff')),
        path('M276 336 H524 L498 604 Q496 620 480 620 H320 Q304 620 302 604Z', drink),
        ice,
        faded(0.4, path('M290 270 H312 L336 600 H318Z', '#ffffff')),
        line('M266 250 H534', '#ffffff', 8),
        citrus(280, 256, 62, fruit),
        choose(
          herb(470, 262, -20, 80) + herb(486, 262, 24, 86),
          circle(500, 330, 24, '#c9303a') + circle(460, 338, 22, accent),
          '',
        ),
      ].join('')
    },
  }
}

function onBoard(bread: (skin: string, shade: string, palette: Palette) => string): Drawing {
  return {
    tilt: 1,
    draw: (palette, choose) => {
      const [skin, shade] = choose([crust, crustDeep], ['#c98243', '#9c5f2c'], ['#e2b06a', '#bf8840'])
      return ground(600, 260) + bread(skin!, shade!, palette) + rect(160, 552, 480, 40, 20, palette.deep)
    },
  }
}

function loaf(skin: string, shade: string): string {
  return [
    path('M180 470 Q170 290 400 284 Q630 290 620 470 Q618 540 560 556 H240 Q182 540 180 470Z', skin),
    faded(0.35, path('M214 440 Q220 330 360 312 Q262 350 254 440Z', '#ffffff')),
    each([290, 380, 470], (x) =>
      path(`M${x} 320 Q${x + 64} 350 ${x + 56} 450 Q${x + 10} 400 ${x} 320Z`, '#f6dfae'),
    ),
    each([290, 380, 470], (x) => line(`M${x} 320 Q${x + 64} 350 ${x + 56} 450`, shade, 7)),
  ].join('')
}

function breadsticks(skin: string, _shade: string, { main, pale }: Palette): string {
  const stick = (x: number) =>
    rect(x - 44, 190, 88, 360, 44, skin) +
    each([250, 320, 390], (y) => line(`M${x - 18} ${y + 20} L${x + 20} ${y - 10}`, '#f6dfae', 13))
  return [
    at('330,-24 400,0 470,24', (x, angle) => turned(angle, x, 520, stick(x))),
    path('M230 420 H570 L540 556 H260Z', main),
    each([450, 486, 522], (y) => line(`M${252 + (y - 450) / 5} ${y} H${548 - (y - 450) / 5}`, pale, 8)),
  ].join('')
}

function toast(skin: string, shade: string): string {
  const rim =
    'M290 330 Q270 250 340 246 Q400 226 460 246 Q530 250 510 330 V520 Q510 544 486 544 H314 Q290 544 290 520Z'
  const crumb =
    'M308 336 Q292 268 344 264 Q400 246 456 264 Q508 268 492 336 V512 Q492 526 478 526 H322 Q308 526 308 512Z'
  return each([0, 1, 2], (index) =>
    moved(index * 84 - 84, index * 6 - 2, path(rim, index === 2 ? skin : shade) + path(crumb, '#f9e8c4')),
  )
}

export const food: Record<FoodMotif, Drawing> = {
  steak: onPlate(steak),
  pasta: onPlate(pasta),
  roast: onPlate(roast),
  fish: {
    tilt: 4,
    draw: ({ main, accent, cream, ink }, choose) => {
      const skin = choose('#7d94a8', '#e58d6b', '#c98243')
      return [
        plate(cream, choose('#f3e8d6', '#e6eef0')),
        turned(
          -14,
          400,
          400,
          path(
            'M258 400 Q310 316 412 330 Q470 338 506 388 L566 344 Q556 400 566 456 L506 412 Q470 464 412 470 Q310 484 258 400Z',
            skin,
          ) +
            faded(
              0.35,
              path('M258 400 Q330 430 506 400 L506 412 Q470 464 412 470 Q310 484 258 400Z', '#ffffff'),
            ) +
            line('M338 346 Q362 400 338 454', '#00000033', 7) +
            each([380, 420, 460], (x) => line(`M${x} 368 q18 32 0 64`, '#ffffff88', 7)) +
            circle(302, 388, 11, ink),
        ),
        citrus(350, 500, 36, lemon),
        citrus(404, 520, 32, choose(lemon, '#b9cc4e')),
        herb(460, 320, 40, 80) + herb(450, 318, -10, 64),
        at('318,312 344,292 292,336', (x, y) => circle(x, y, 11, choose(main, accent))),
      ].join('')
    },
  },
  soup: bowl(true, soup),
  noodles: bowl(true, noodles),
  salad: bowl(false, salad),
  rice: bowl(true, rice),
  burger: {
    tilt: 1,
    draw: ({ main, deep, cream }, choose) => {
      const [bun, shade] = choose([crust, crustDeep], ['#c98243', '#a3622b'], ['#e2b06a', '#c08a43'])
      const inside = choose(meat, '#c98a3c', '#8a4a30')
      return [
        ground(612, 230),
        rect(170, 584, 460, 26, 13, main),
        path('M218 520 H582 V544 Q582 586 540 586 H260 Q218 586 218 544Z', bun!),
        path('M218 520 H582 V536 H218Z', shade!),
        rect(204, 462, 392, 62, 30, inside),
        faded(0.3, rect(226, 470, 348, 12, 6, '#ffffff')),
        path('M210 440 H590 L560 466 H500 L456 500 L412 466 H210Z', '#f4bd3e'),
        each([256, 352, 448], (x) => rect(x, 416, 92, 28, 14, tomato)),
        path(
          'M200 404 Q220 374 260 386 Q300 366 340 386 Q380 366 420 386 Q460 366 500 386 Q540 366 580 386 Q606 394 600 412 Q580 434 550 418 Q510 438 470 418 Q430 438 390 418 Q350 438 310 418 Q270 438 240 418 Q206 432 200 404Z',
          green,
        ),
        path('M214 384 Q210 218 400 214 Q590 218 586 384Z', bun!),
        faded(0.35, path('M240 350 Q250 246 370 236 Q276 270 270 350Z', '#ffffff')),
        at('330,276 400,252 470,280 366,316 440,320 516,326', (x, y) =>
          turned(x % 50, x, y, ellipse(x, y, 13, 7, cream)),
        ),
        choose('', line('M400 214 V140', deep, 8) + path('M400 136 L462 156 L400 178Z', main)),
      ].join('')
    },
  },
  pizza: {
    tilt: 30,
    draw: ({ main }, choose) => {
      const base = choose(tomato, '#f3d58a', '#e08a4a')
      const spots = '330,330 440,300 500,400 440,490 330,480 290,400 400,396'
      return [
        circle(400, 400, 236, choose('#c99a68', main)),
        circle(400, 400, 212, crust),
        circle(400, 400, 180, base),
        at('360,300 470,350 470,450 360,440 300,350 400,530 530,330', (x, y, index) =>
          ellipse(x, y, 40 - (index % 3) * 6, 28, '#fff0c4'),
        ),
        choose(
          at(spots, (x, y, index) =>
            turned(index * 47, x, y, ellipse(x, y, 34, 18, '#e9dcc3') + rect(x - 7, y, 14, 26, 6, '#d2bf9c')),
          ),
          at(spots, (x, y) => circle(x, y, 25, '#f0624d') + circle(x - 7, y - 7, 8, '#f7a294')),
        ),
        at('380,346,30 470,400,110 380,470,200 320,420,290 440,360,340', (x, y, angle) =>
          herb(x, y, angle, 56),
        ),
        faded(0.25, line('M400 220 V580 M244 310 L556 490 M244 490 L556 310', '#5d3122', 5)),
      ].join('')
    },
  },
  cake: cake(
    ['#e9b96e', '#fff3df', '#f2a7b5'],
    ['#f0d9a0', '#fff3df', '#f7e08a'],
    ['#b5523a', '#fff6ea', '#fff6ea'],
  ),
  chocolateCake: cake(['#6b3f2b', '#8a5438', '#4a2a1d']),
  sundae: {
    tilt: 1,
    draw: ({ main, pale, accent, deep }, choose) => {
      const [left, right, top] = choose(
        ['#f7e3b0', '#f2a7b5', '#8a5438'],
        ['#bfd98f', '#fff3df', '#e9b96e'],
        ['#f3b14b', '#d8405a', '#fff3df'],
        ['#c9a3dd', '#f7e3b0', '#f2a7b5'],
      )
      return [
        ground(640, 130),
        turned(
          24,
          500,
          280,
          rect(478, 150, 44, 190, 10, '#d9a55c') +
            line('M478 200 L522 240 M478 250 L522 290 M522 180 L478 220', crustDeep, 5),
        ),
        circle(330, 350, 84, left!),
        circle(470, 350, 84, right!),
        circle(400, 268, 84, top!),
        faded(
          0.35,
          at('306,320 372,236 446,320', (x, y) => circle(x, y, 18, '#ffffff')),
        ),
        choose(
          path(
            'M330 236 Q400 150 470 236 Q480 290 456 270 Q440 300 424 266 Q400 310 384 264 Q362 290 348 262 Q326 276 330 236Z',
            choose('#4a2a1d', '#a8222f'),
          ),
          at('360,250 420,220 440,290 380,300', (x, y, index) =>
            turned(index * 50, x, y, rect(x - 14, y - 4, 28, 8, 4, [accent, main, '#ffffff', deep][index]!)),
          ),
        ),
        circle(400, 178, 28, '#c9303a') + line('M402 152 Q410 120 440 112', greenDeep, 6),
        path('M236 380 H564 Q556 500 440 530 H360 Q244 500 236 380Z', main),
        path('M236 380 H564 L562 402 H238Z', pale),
        faded(0.3, path('M262 412 Q274 480 330 508 Q298 470 292 412Z', '#ffffff')),
        rect(384, 522, 32, 84, 8, deep),
        rect(306, 600, 188, 34, 17, main),
      ].join('')
    },
  },
  coffee: cup('#7a4a30', milkHeart, milkRing),
  tea: cup('#b5763d', '', mint),
  lemonade: glass('#ecd067', lemon),
  limeade: glass('#a8c75c', '#b9cc4e'),
  orangeade: glass('#f0a03c', '#f2b03c'),
  berryade: glass('#d8405a', '#e8637a'),
  icedTea: glass('#a0522d', lemon),
  loaf: onBoard(loaf),
  breadsticks: onBoard(breadsticks),
  toast: onBoard(toast),
}
