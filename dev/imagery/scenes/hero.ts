// The landing hero: a clear morning over the reef of Bunaken, Manado Tua on the horizon.
import { clamp, fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from "../core/math.ts";
import { terrain } from "../core/mesh.ts";
import { hex } from "../core/palette.ts";
import { scene } from "../core/registry.ts";
import type { Stage } from "../core/stage.ts";
import { airEnv, waterEnv } from "../core/world.ts";
import { TURTLE, turtle } from "../forms/creatures.ts";
import { school, species } from "../forms/fish.ts";
import { ridge, volcano } from "../forms/land.ts";
import { CRUST, FISH, SLOPE } from "../forms/materials.ts";
import { Kit, plant, type Spot } from "../forms/reef.ts";
import { waterline } from "../forms/split.ts";

type Frame = {
	line: number;
	tilt: number;
	airHorizon: number;
	airFov: number;
	volcanoX: number;
	underHorizon: number;
	underFov: number;
	yaw: number;
	turtle: Vec3;
};

function hero(s: Stage, f: Frame) {
	const sunAir = v3.norm([-0.78, 0.36, -0.5]);
	const air = airEnv({
		sunDir: sunAir,
		sunCol: hex("#ffdfb4", 3.6),
		ambUp: hex("#9cc4e8", 0.7),
		haze: 0.00011,
		hazeTop: 700,
		hazeCol: hex("#a8d0ea", 0.9),
		sky: {
			zenith: hex("#1a72c4", 0.95), horizon: hex("#d9ecf0", 0.98), sun: hex("#ffe6b8", 1.25), cover: 0.24, scale: 0.55, seed: 4.2, soft: 0.42,
			cumulus: 0.85, cumulusHeight: 0.075, disc: 0, falloff: 9, lit: hex("#fffaf0", 1.08), dark: hex("#a9c0d4", 0.92),
		},
		sea: { level: 0, height: 0.09, scale: 1.0, time: 2.2, chop: 0.5, body: hex("#08506e"), scatter: hex("#1fa6b0", 0.35), absorb: [0.5, 0.12, 0.08], glint: 1.2, rough: 0.06, foam: 0 },
		aoRadius: 60,
		shadow: { center: [f.volcanoX, 200, -6200], radius: 2600, size: 2048, soft: 1.5, strength: 0.85 },
	});
	const aw = s.world({ eye: [0, 0.42, 0], at: [0, 0.42, -10], fov: f.airFov, near: 0.3, far: 60000, shift: [0, 1 - 2 * f.airHorizon] }, air);
	aw.add(volcano({ center: [f.volcanoX, 0, -6200], radius: 1950, height: 860, seed: 3, power: 1.35, crater: 0.05, forest: "#27452b", grass: "#57703a", bare: 0.06, res: 420 }), m4.ident(), SLOPE);
	aw.add(ridge({ near: 15000, far: 21000, half: 13000, height: 800, seed: 4, gap: [f.volcanoX * 2.2, 4200] }), m4.ident(), SLOPE);
	const la = s.render(aw);
	aw.dispose();

	const rng = s.rng;
	const we = waterEnv({
		sunDir: v3.norm([-0.5, 0.84, -0.22]),
		sunCol: hex("#f6fdff", 3.1),
		ambUp: hex("#93dcf0", 0.75),
		shadow: { center: [1.5, -3, -6], radius: 9.5, size: 4096, soft: 1.7, strength: 0.85 },
		lights: [{ pos: [0.9, -0.9, 0.2], color: hex("#fff0dc", 0.9), range: 7 }],
		water: {
			deep: hex("#03335c"), mid: hex("#0b74b4"), shallow: hex("#7fdcec"), glow: hex("#c8f6ff", 0.9), soft: 0.34, absorb: [0.13, 0.03, 0.02], scatter: [0.06, 0.056, 0.05],
			caustics: 1, causticScale: 1.15, shafts: 1.15, shaftScale: 0.95, shaftLength: 20, depthFall: 0.6,
		},
	});
	const ww = s.world({ eye: [0, -0.45, 0], at: [Math.sin(f.yaw), -0.45, -Math.cos(f.yaw)], fov: f.underFov, shift: [0, 1 - 2 * f.underHorizon] }, we);
	// the reef crest rises on the right and falls off to the left
	const h = (x: number, z: number): number => {
		const crest = smooth(-4.2, 2.6, x + 1.6 * noise3(x * 0.24, z * 0.26, 3) - (z + 6) * 0.06);
		const lumps = fbm3(x * 0.5 + 3, z * 0.5, 1, 4) * 0.85 + fbm3(x * 1.6, z * 1.6, 7, 3) * 0.3;
		return mix(-13.5, -1.65, crest ** 0.8) + lumps * (0.5 + 0.7 * crest) - 0.55 * smooth(-2.6, -0.4, z) - 0.3 * smooth(5, 14, -z) - 1.2 * smooth(10, 26, -z)
			+ 0.95 * Math.exp(-(((x - 1.85) / 0.75) ** 2) - ((z + 3.1) / 0.7) ** 2) + 0.5 * Math.exp(-(((x - 3.6) / 0.9) ** 2) - ((z + 4.6) / 0.9) ** 2);
	};
	const g = terrain(-24, 30, -60, 0.6, 320, 300, h, (p) => v3.mix(hex("#5f5248"), hex("#8a7a62"), 0.5 + 0.5 * noise3(p[0] * 0.8, 2, p[2] * 0.8)), () => [0.9, 0, 0, 0], 2.2);
	ww.add(g, m4.ident(), CRUST);
	const nrm = (x: number, z: number): Vec3 => {
		const e = 0.12;
		return v3.norm([h(x - e, z) - h(x + e, z), 2 * e, h(x, z - e) - h(x, z + e)]);
	};
	const spot = (x: number, z: number): Spot => ({ p: [x, h(x, z), z], n: nrm(x, z) });
	const pick = (r: Rng): Spot | null => {
		const z = -1.5 - 17 * r.next() ** 2.1;
		const x = r.range(-0.95, 1) * (3.2 + -z * 0.95) + f.yaw * -z;
		const p = spot(x, z);
		if (p.p[1] > -0.55 || Math.hypot(x, p.p[1] + 0.45, z) < 1.25) return null;
		return p;
	};
	const kit = new Kit(rng, 4);
	plant(ww, kit, rng, 2600, pick, [
		{ kind: "turf", weight: 3.2, size: [0.22, 0.42] },
		{ kind: "staghorn", weight: 2.6, size: [0.4, 0.95], up: 0.6 },
		{ kind: "table", weight: 1.5, size: [0.6, 1.5], up: 0.8 },
		{ kind: "boulder", weight: 1.5, size: [0.3, 0.9], up: 0.4 },
		{ kind: "leaf", weight: 1.2, size: [0.4, 0.85], up: 0.5 },
		{ kind: "leather", weight: 0.8, size: [0.35, 0.7] },
		{ kind: "soft", weight: 1.1, size: [0.3, 0.6], up: 0.4 },
		{ kind: "tubes", weight: 0.4, size: [0.25, 0.45] },
		{ kind: "crinoid", weight: 0.3, size: [0.2, 0.3] },
		{ kind: "fan", weight: 0.22, size: [0.5, 0.9] },
	]);
	// the warm flash: coral-red soft corals and an anemone near the lens
	const place = (kind: Parameters<Kit["get"]>[0], x: number, z: number, size: number, color: string, lift = 0) => {
		const v = kit.get(kind)[rng.int(0, 3)];
		if (!v) return;
		const sp = spot(x, z);
		ww.add(v.mesh, { m: m4.stand([sp.p[0], sp.p[1] - 0.03 + lift, sp.p[2]], v3.mix(sp.n, [0, 1, 0], 0.6), rng.range(0, 6), size), tint: hex(color), seed: rng.next() }, v.mat);
	};
	place("soft", 1.72, -2.75, 0.62, "#ff4f34");
	place("soft", 2.05, -2.8, 0.5, "#ff7a4a");
	place("soft", 1.5, -2.95, 0.42, "#f2405e");
	place("soft", 2.3, -3.15, 0.6, "#ff5a3c");
	place("soft", 0.55, -3.1, 0.45, "#ff8a3a");
	place("anemone", 1.12, -2.75, 0.5, "#c9a884");
	place("fan", 2.75, -3.3, 0.95, "#d8324a");
	place("table", 3.6, -4.7, 1.7, "#9a7440");
	const far = (r: Rng): Spot | null => {
		const z = -4 - 26 * r.next() ** 1.5;
		const x = r.range(-1.3, 1.0) * (3 - z * 0.9);
		return spot(x, z);
	};
	plant(ww, kit, rng, 2400, far, [
		{ kind: "turf", weight: 2, size: [0.5, 0.9] },
		{ kind: "staghorn", weight: 2, size: [0.7, 1.3] },
		{ kind: "boulder", weight: 2, size: [0.6, 1.5] },
		{ kind: "leaf", weight: 1.6, size: [0.6, 1.2] },
		{ kind: "table", weight: 1.2, size: [0.9, 1.7], up: 0.7 },
		{ kind: "soft", weight: 0.7, size: [0.5, 0.8] },
		{ kind: "barrel", weight: 0.15, size: [0.7, 1.1] },
	], ww.cam.eye, 1.2);
	// fish
	const flow = (p: Vec3): Vec3 => [-0.8 + 0.6 * noise3(p[0] * 0.35, p[1] * 0.35, p[2] * 0.35), 0.15 * noise3(p[2], p[1], 3), 0.5 * noise3(p[0] * 0.3, 5, p[2] * 0.3)];
	ww.add(species("anthias"), school("a", 190, [2.2, -1.45, -4.3], [2.4, 0.7, 1.7], 0.105, flow), FISH);
	ww.add(species("anthiasPink"), school("b", 90, [3.6, -1.5, -5.6], [2.0, 0.7, 1.7], 0.105, flow), FISH);
	ww.add(species("chromis"), school("c", 150, [0.6, -1.75, -6.0], [2.6, 0.7, 2.0], 0.09, flow), FISH);
	ww.add(species("fusilier", 0.5), school("f", 170, [-4.2, -2.6, -11], [4.2, 1.1, 3], 0.24, () => [1, 0.05, 0.25]), FISH);
	ww.add(species("pyramid"), school("p", 22, [1.2, -1.55, -4.8], [1.3, 0.55, 1.0], 0.16, () => [-0.8, 0, 0.3]), FISH);
	ww.add(species("clown"), school("k", 4, [1.12, h(1.12, -2.75) + 0.3, -2.6], [0.25, 0.08, 0.15], 0.09, () => [0.6, 0.1, 0.6]), FISH);
	ww.add(turtle(0.55), m4.chain(m4.along(f.turtle, v3.norm([0.85, 0.14, 0.5]), 0.95, 0.42)), TURTLE);
	const lw = s.render(ww);
	ww.dispose();
	const l = waterline(s, la, lw, { level: f.line, tilt: f.tilt, swell: 0.011, seed: 2.3 });
	s.finish(l, { exposure: 1.0, snow: 0.22, bloom: 0.1, vignette: 0.25, grain: 0.016, saturation: 1.08 });
	void clamp;
}

scene("hero-wide", { seed: 21, width: 2400, height: 1350, kind: "frontend", maxKb: 180 }, (s) =>
	hero(s, { line: 0.555, tilt: 0.05, airHorizon: 0.645, airFov: 36, volcanoX: 1150, underHorizon: 0.47, underFov: 56, yaw: 0.0, turtle: [-0.95, -1.05, -3.1] }),
);
