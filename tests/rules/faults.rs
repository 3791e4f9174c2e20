//! The table of faults that other shogi programs had, each with the test that keeps it out.

use std::fs;

#[test]
fn every_known_fault_has_its_test() {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut n = 0;
    for line in include_str!("../data/faults.tsv").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [_, _, _, test] = cells[..] else { panic!("{line:?} has not four columns") };
        let (file, name) = test.split_once("::").unwrap();
        // The one that needs the inside of the rules stands beside them.
        let path = match file.strip_prefix("rules/") {
            Some(file) => format!("{root}/src/rules/{file}.rs"),
            None => format!("{root}/tests/rules/{file}.rs"),
        };
        let code = fs::read_to_string(&path).unwrap();
        assert!(code.contains(&format!("fn {name}()")), "{path} has no {name}");
        n += 1;
    }
    assert_eq!(n, 22);
}
