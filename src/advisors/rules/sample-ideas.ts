/** Ideas of different kinds, as people write them, for the tests of this room. */
export const sampleIdeas: Record<string, string> = {
  vet: 'Vet practice in a small town. Owners should book appointments online, we send vaccination reminders by SMS, and every animal has a record with treatments. Must work when the internet is down. No online payment please.',
  bees: 'My father-in-law keeps forty hives and writes everything on their lids with chalk, which washes off in the rain. I would like to give him something on his phone where he can scan a hive, note what he did, and see when the next treatment is due. It has to be really simple because he is 71. Maybe one day we could sell honey online.',
  foodBank:
    "Our food bank has 60 volunteers. They should see open shifts and sign up for them on their phone, swap with each other if they are ill, and the coordinator needs to know who is missing tomorrow. We don't want another chat group. Hours must be counted for the yearly report to the city.",
  mailing:
    'We would like to replace our newsletter tool. Import our 3,000 subscribers, write the newsletter together, approve it before it goes out, and see how many opened it. People must be able to unsubscribe with one click.',
  solar:
    'Monitor the solar panels on our roof and switch on the boiler automatically when there is surplus power. Show charts for day, month and year. Alert me if an inverter stops.',
  cellar: 'Wine cellar app: photos of labels, drinking window, tasting notes, value of the collection, barcode scanner',
  student:
    'I am want make app for the students of my university, they can find room for rent and write to the owner. Also it must to have photo of room and price filter. Maybe later rating of owner.',
  bullets:
    'Features:\n- tags, search, reminders\n- export to PDF\n- users can comment on recipes\n- nice to have: dark mode\n- no accounts',
  school:
    "Parents need to report when a child is ill, teachers must see it before 8 o'clock, and the office wants a list per class. Parents speak many languages. Everything has to be GDPR compliant.",
  choir:
    'I want to upload scores and practice recordings for our choir, and members listen to only their voice at home.',
  bike: 'i want to lend my cargo bike to neighbours. they see when it is free and book it, i approve, deposit 50 euro. after the ride they report damage with a photo',
};
