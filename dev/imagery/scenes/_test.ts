// Scratch scene: the animals, one by one.
import { m4 } from "../core/math.ts";
import { hex } from "../core/palette.ts";
import { scene } from "../core/registry.ts";
import { waterEnv } from "../core/world.ts";
import { COELACANTH, coelacanth, frogfish, nudibranch, seahorse, TURTLE, turtle } from "../forms/creatures.ts";
import { SPECIES, type SpeciesName, species } from "../forms/fish.ts";
import { FISH, SKIN } from "../forms/materials.ts";

scene("_zoo", { seed: 1 }, (s) => {
	const env = waterEnv({ lights: [{ pos: [-1, -2, 3], color: hex("#fff4e8", 14), range: 20 }], shadow: { center: [0, -4, -1], radius: 4, size: 2048, soft: 1.5, strength: 0.9 }, water: { shafts: 0.2, absorb: [0.02, 0.01, 0.01] } });
	const w = s.world({ eye: [0, -3, 5.2], at: [0, -3, 0], fov: 36 }, env);
	w.add(turtle(0.4), m4.chain(m4.translate([-1.3, -2.2, 0]), m4.rotY(0.5), m4.rotX(0.7), m4.scale(1.1)), TURTLE);
	w.add(frogfish(s.rng, { base: "#ff7a1e", patch: "#ffb03a", spot: "#c83a1e" }), m4.chain(m4.translate([0.2, -2.65, 0]), m4.rotY(-0.7)), SKIN);
	w.add(seahorse(s.rng), m4.chain(m4.translate([1.3, -2.75, 0]), m4.rotY(-0.2)), SKIN);
	w.add(coelacanth(), m4.chain(m4.translate([-1.1, -3.5, 0]), m4.rotY(-0.3), m4.scale(1.7)), COELACANTH);
	w.add(nudibranch(s.rng), m4.chain(m4.translate([0.75, -3.3, 0.2]), m4.rotY(-0.5), m4.rotX(0.45)), SKIN);
	(Object.keys(SPECIES) as SpeciesName[]).forEach((n, i) => {
		w.add(species(n), m4.chain(m4.translate([-1.9 + (i % 9) * 0.48, -4.1 - Math.floor(i / 9) * 0.34, 0.4]), m4.scale(0.42)), FISH);
	});
	s.finish(s.render(w), {});
});

import { airEnv } from "../core/world.ts";
import { diveBoat, jukung, liveaboard } from "../forms/boats.ts";
import { diver, person, POSES } from "../forms/people.ts";
import { GLOW, PAINT, WOOD } from "../forms/materials.ts";

scene("_men", { seed: 1 }, (s) => {
	const env = waterEnv({ lights: [{ pos: [-1, -2, 3], color: hex("#fff4e8", 5), range: 20 }], shadow: { center: [0, -4, -1], radius: 4, size: 2048, soft: 1.5, strength: 0.9 }, water: { shafts: 0.2, absorb: [0.02, 0.01, 0.01] } });
	const w = s.world({ eye: [0, -3, 5.2], at: [0, -3, 0], fov: 44 }, env);
	const k = { suit: "#15181c", accent: "#ff6b52", fin: "#ffc24b", tank: "#d8dce0" };
	w.add(diver(POSES.trim, k), m4.chain(m4.translate([-1.5, -1.8, 0])), SKIN);
	w.add(diver(POSES.kick, { ...k, accent: "#14a3b4", fin: "#14a3b4", tank: "#ffc24b" }), m4.chain(m4.translate([1.2, -1.8, 0]), m4.rotY(-0.6)), SKIN);
	w.add(diver(POSES.hover, k), m4.chain(m4.translate([-1.6, -3.6, 0]), m4.rotY(-0.5)), SKIN);
	w.add(diver(POSES.stride, { ...k, hood: false }), m4.chain(m4.translate([0.3, -3.6, 0]), m4.rotY(-0.6)), SKIN);
	w.add(person(POSES.stride, { top: "#f2efe6", bottom: "#1f5a78", hat: "#e0c890" }), m4.chain(m4.translate([2.0, -3.6, 0]), m4.rotY(-0.6)), SKIN);
	s.finish(s.render(w), {});
});
scene("_boats", { seed: 1 }, (s) => {
	const env = airEnv({ sea: { level: 0, height: 0.12, scale: 0.7, time: 1, chop: 0.6, body: hex("#0a4a6a"), scatter: hex("#1a8a9a", 0.25), absorb: [0.4, 0.12, 0.08], glint: 1, rough: 0.05, foam: 0 }, shadow: { center: [0, 2, -50], radius: 40, size: 4096, soft: 1.5, strength: 0.9 }, aoRadius: 0.8 });
	const w = s.world({ eye: [0, 3, 0], at: [0, 4, -40], fov: 40, near: 0.5, far: 60000 }, env);
	const b = liveaboard(s.rng);
	w.add(b.body, m4.chain(m4.translate([4, 0, -62]), m4.rotY(0.35)), WOOD);
	w.add(b.glow, m4.chain(m4.translate([4, 0, -62]), m4.rotY(0.35)), GLOW);
	w.add(diveBoat(), m4.chain(m4.translate([-9, 0, -24]), m4.rotY(0.5)), PAINT);
	w.add(jukung(), m4.chain(m4.translate([3.4, 0, -13]), m4.rotY(2.6)), PAINT);
	s.finish(s.render(w), {});
});
