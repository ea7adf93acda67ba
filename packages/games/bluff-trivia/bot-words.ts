/** What a bot makes its lies of, by the kind of word that would fill the blank. */
export type Kind =
  | 'number'
  | 'year'
  | 'country'
  | 'city'
  | 'language'
  | 'name'
  | 'animal'
  | 'animals'
  | 'food'
  | 'colour'
  | 'bodyPart'
  | 'bodyParts'
  | 'job'
  | 'people'
  | 'object'
  | 'objects'
  | 'substance'
  | 'verb'
  | 'past'
  | 'doing'
  | 'quality'
  | 'sport'
  | 'time';

const list = (text: string): readonly string[] => text.trim().replace(/\s+/g, ' ').split(', ');

export const WORDS: Readonly<Record<Kind, readonly string[]>> = {
  number: list(`
    3, 4, 6, 9, 11, 13, 14, 17, 19, 22, 24, 28, 30, 33, 36, 42, 48, 52, 60, 64, 72, 77, 85, 90, 96, 110, 144, 200,
    256, 365, 400, 500`),
  year: list(`
    1492, 1588, 1612, 1648, 1666, 1701, 1723, 1755, 1776, 1783, 1804, 1815, 1829, 1848, 1861, 1877, 1889, 1896,
    1903, 1911, 1919, 1927, 1936, 1948, 1953, 1961, 1968, 1974, 1982, 1991, 1997, 2004`),
  country: list(`
    Iceland, Peru, Portugal, Mongolia, Malta, Norway, Chile, Hungary, Egypt, Ireland, Bolivia, Thailand, Kenya,
    Greece, Belgium, Morocco, New Zealand, Estonia, Vietnam, Switzerland, Argentina, Cuba, Romania, Madagascar,
    Finland, India`),
  city: list(`
    Lisbon, Vienna, Kyoto, Oslo, Naples, Dublin, Seville, Prague, Bruges, Cairo, Toronto, Geneva, Glasgow,
    Marseille, Krakow, Havana, Istanbul, Antwerp, Lima, Helsinki, Palermo, Rotterdam, Zagreb, Boston, Athens,
    Salzburg`),
  language: list(`
    Latin, Welsh, Finnish, Basque, Icelandic, Hungarian, Swahili, Dutch, Portuguese, Esperanto, Maltese, Gaelic,
    Turkish, Hindi, Catalan, Estonian, Sanskrit, Old Norse, Polish, Arabic, Yiddish, Czech, Korean, Greek`),
  name: list(`
    Napoleon, Isaac Newton, Queen Victoria, Charles Darwin, Mozart, Galileo, Jules Verne, Cleopatra, Beethoven,
    Marco Polo, Rembrandt, Charlie Chaplin, Aristotle, Mark Twain, Florence Nightingale, Robin Hood, Thomas Edison,
    Joan of Arc, Hercules, Catherine the Great, Vivaldi, Captain Cook, Frida Kahlo, Nikola Tesla`),
  animal: list(`
    walrus, hedgehog, lobster, badger, ostrich, ferret, moose, otter, peacock, donkey, tortoise, squid, magpie,
    goose, weasel, camel, iguana, lynx, owl, armadillo, sea lion, guinea pig, eel, mole, pelican, hamster, beaver,
    hyena, alpaca, stork`),
  animals: list(`
    walruses, hedgehogs, lobsters, badgers, ostriches, ferrets, otters, peacocks, donkeys, snails, squid, magpies,
    geese, weasels, camels, crickets, moths, owls, crabs, beetles, sea lions, guinea pigs, eels, moles, pelicans,
    hamsters, beavers, wasps, alpacas, storks`),
  food: list(`
    porridge, marmalade, pickled onions, custard, turnips, cheese, honey, mustard, pancakes, gingerbread, lentils,
    pumpkin, liquorice, sardines, chestnuts, rhubarb, marzipan, vinegar, oysters, beetroot, dumplings, aniseed,
    walnuts, cabbage, buttermilk, olives, ginger, plums`),
  colour: list(`
    green, purple, orange, pink, violet, turquoise, silver, yellow, crimson, pale blue, bright red, golden, grey,
    lilac, emerald, scarlet, copper, cream, indigo, brown, jet black, snow white, maroon, lemon yellow`),
  bodyPart: list(`
    elbow, left ear, tongue, chin, big toe, kneecap, liver, nostril, thumb, eyebrow, heel, spine, wrist, shoulder,
    jaw, belly button, ankle, forehead, lower lip, neck, windpipe, upper arm, ribcage, palate, hip`),
  bodyParts: list(`
    elbows, ears, tongues, chins, toes, kneecaps, kidneys, nostrils, thumbs, eyebrows, heels, shoulders, wrists,
    teeth, eyelids, ankles, lips, knuckles, cheeks, fingertips, whiskers, earlobes, shins, hips, palms`),
  job: list(`
    dentist, baker, lighthouse keeper, plumber, monk, opera singer, tailor, blacksmith, postman, librarian, acrobat,
    beekeeper, night watchman, gravedigger, schoolteacher, chimney sweep, organist, sailor, pharmacist, clockmaker,
    ventriloquist, gardener, usher, inventor, orphan, admiral`),
  people: list(`
    dentists, bakers, monks, opera singers, tailors, blacksmiths, postmen, librarians, acrobats, beekeepers, widows,
    schoolteachers, twins, sailors, mayors, clockmakers, jugglers, gardeners, pirates, grandmothers, brides,
    tourists, admirals, astronauts, bishops`),
  object: list(`
    teapot, umbrella, accordion, lighthouse, wheelbarrow, candlestick, periscope, kazoo, beehive, trombone, cuckoo
    clock, garden gnome, toothpick, hammock, unicycle, doorbell, sewing machine, postage stamp, bathtub, ladder,
    pocket watch, music box, oven glove, weathercock, rocking chair, paper clip, anvil, egg cup, compass, kettle,
    snow globe, suitcase`),
  objects: list(`
    teapots, umbrellas, accordions, buttons, wheelbarrows, candlesticks, feathers, bells, mirrors, trombones, cuckoo
    clocks, garden gnomes, toothpicks, hammocks, horseshoes, doorknobs, pillows, postage stamps, bathtubs, ladders,
    pocket watches, corks, gloves, spoons, rocking chairs, paper clips, marbles, egg cups, kites, kettles`),
  substance: list(`
    wax, sawdust, vinegar, soap, clay, chalk, honey, ink, cork, velvet, straw, glue, salt water, bamboo, moss,
    copper wire, flour, amber, seaweed, wool, candle wax, resin, mud, lard, charcoal, silk`),
  verb: list(`
    sneeze, whistle, swim, yawn, climb trees, blink, hiccup, sleep, change colour, juggle, snore, count, laugh, walk
    backwards, glow, float, fall asleep, spin, shiver, hibernate, bow, hum, dig holes, sweat, rust, melt`),
  past: list(`
    painted, buried, frozen, boiled, stolen, sold twice, hidden, shaved, weighed, varnished, swallowed, polished,
    folded, baptised, dried, rung, auctioned, turned round, salted, measured, dyed, lost, wrapped up, repaired`),
  doing: list(`
    whistling, sneezing, knitting, snoring, juggling, yawning, yodelling, hopping, humming, spitting, clapping,
    winking, fishing, singing, sleepwalking, laughing, blinking, marching, kissing, gambling, crying, shaving,
    bathing, skating`),
  quality: list(`
    invisible, left-handed, hollow, magnetic, sleepy, waterproof, blind, bald, poisonous, upside down, hungry, deaf,
    square, wooden, illegal, sticky, famous, haunted, homesick, warm, silent, edible, elastic, lonely, married`),
  sport: list(`
    fencing, croquet, archery, curling, rowing, chess, badminton, wrestling, darts, marbles, cricket, water polo,
    judo, skittles, ice hockey, table tennis, gymnastics, hopscotch, bowls, dominoes, squash, sailing, billiards,
    leapfrog`),
  time: list(`
    week, weekend, month, fortnight, afternoon, winter, summer, decade, century, morning, evening, leap year, full
    moon, Monday, Tuesday, Wednesday, Sunday, minute, season, lunch break, night, birthday, lifetime, holiday`),
};

/** Put in front of a noun now and then. */
export const TRIMMINGS: readonly string[] = list(`
    golden, wooden, sleepy, royal, tiny, singing, invisible, left-handed, painted, hollow, rusty, velvet, stuffed,
    frozen, borrowed, tame, purple, broken, giant, wild`);
