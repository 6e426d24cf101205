// Bunaken: the wall, its turtles, its schools.
import { clamp, fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from "../core/math.ts";
import { isosurface, sheet } from "../core/mesh.ts";
import { hex } from "../core/palette.ts";
import { scene } from "../core/registry.ts";
import { waterEnv } from "../core/world.ts";
import { school, species } from "../forms/fish.ts";
import { CRUST, FISH } from "../forms/materials.ts";
import { Kit, plant, type Spot } from "../forms/reef.ts";

/** A wall facing +x-ish … we look along it: surface x = f(y,z). */
function wall(f: (y: number, z: number) => number, y0: number, y1: number, z0: number, z1: number, ny: number, nz: number) {
	const m = sheet(nz, ny, (u, v) => {
		const z = mix(z0, z1, u ** 1.6);
		const y = mix(y0, y1, v);
		return [f(y, z), y, z];
	}, (_u, _v, p) => v3.mix(hex("#4a3a4a"), hex("#7a5a48"), 0.5 + 0.5 * noise3(p[0], p[1] * 0.7, p[2] * 0.7)));
	return m;
}

scene("bunaken-wall", { seed: 7 }, (s) => {
	const rng = s.rng;
	const env = waterEnv({
		shadow: { center: [2.5, -9, -6], radius: 9, size: 3072, soft: 2, strength: 0.9 },
		lights: [{ pos: [-0.6, -9.2, 1.0], color: hex("#fff0e0", 9), range: 12 }],
	});
	const w = s.world({ eye: [-0.6, -10, 2], at: [1.2, -9.4, -6], fov: 62 }, env);
	const f = (y: number, z: number) => {
		const k = fbm3(y * 0.22 + 3, z * 0.2, 1.7, 5) * 2.2 + fbm3(y * 0.9, z * 0.9, 5, 4) * 0.7;
		return 2.1 + k - smooth(-5, -2.5, y) * -1.4 + (y + 10) * 0.08;
	};
	const m = wall(f, -22, -1.5, 4, -34, 190, 260);
	w.add(m, m4.ident(), CRUST);
	const n = (y: number, z: number): Vec3 => {
		const e = 0.15;
		return v3.norm([-1, (f(y + e, z) - f(y - e, z)) / (2 * e), (f(y, z + e) - f(y, z - e)) / (2 * e)]);
	};
	const pick = (r: Rng): Spot | null => {
		const z = mix(3, -26, r.next() ** 1.7);
		const y = mix(-17, -1.6, r.next());
		return { p: [f(y, z), y, z], n: n(y, z) };
	};
	const kit = new Kit(rng, 3);
	plant(w, kit, rng, 2600, pick, [
		{ kind: "turf", weight: 4, size: [0.2, 0.4] },
		{ kind: "soft", weight: 2.4, size: [0.25, 0.6], up: -0.1 },
		{ kind: "fan", weight: 0.7, size: [0.6, 1.4], up: 0.3 },
		{ kind: "tubes", weight: 0.9, size: [0.25, 0.5], up: 0.3 },
		{ kind: "leaf", weight: 1.2, size: [0.35, 0.8], up: 0.2 },
		{ kind: "boulder", weight: 1.2, size: [0.3, 0.8], up: 0.1 },
		{ kind: "staghorn", weight: 0.8, size: [0.35, 0.7], up: 0.5 },
		{ kind: "crinoid", weight: 0.5, size: [0.2, 0.32], up: 0.2 },
		{ kind: "barrel", weight: 0.12, size: [0.5, 0.9], up: 0.5 },
		{ kind: "whips", weight: 0.3, size: [0.6, 1.3], up: 0.1 },
	]);
	const flow = (p: Vec3): Vec3 => [0.3 + 0.4 * noise3(p[0] * 0.3, p[1] * 0.3, p[2] * 0.3), 0.1 * noise3(p[2], p[1], 3), 1];
	w.add(species("anthias"), school("a", 160, [0.9, -9, -3.2], [1.3, 1.6, 2.6], 0.13, flow), FISH);
	w.add(species("anthiasPink"), school("b", 90, [1.0, -8.2, -4.6], [1.3, 1.4, 2.6], 0.13, flow), FISH);
	w.add(species("trigger", 0.5), school("t", 130, [-2.5, -6.5, -10], [3.5, 2.4, 5], 0.3, (p) => [0.8, 0.1 * noise3(p[0], p[1], p[2]), 0.5]), FISH);
	w.add(species("pyramid"), school("p", 26, [-0.2, -9.6, -4.6], [1.5, 1.0, 1.5], 0.2, () => [0.7, 0, 0.6]), FISH);
	const l = s.render(w);
	s.finish(l, { snow: 0.5, aperture: 0.004, focus: 4, maxBlur: 0.008 });
	void isosurface;
	void clamp;
});
