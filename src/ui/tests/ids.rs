//! Where each test id is.

use std::collections::HashMap;

use dioxus::core::{
    AttributeValue, ElementId, Template, TemplateAttribute, TemplateNode, WriteMutations,
};

/// Reads the test ids as elements are made. One written in the markup stands in the template and
/// never comes by as a change, so the stack of the renderer is followed to see what is made.
#[derive(Default)]
pub struct Ids {
    known: HashMap<String, ElementId>,
    stack: Vec<Option<&'static TemplateNode>>,
}

impl Ids {
    /// The element with a test id.
    pub fn get(&self, test_id: &str) -> ElementId {
        *self.known.get(test_id).unwrap_or_else(|| panic!("{test_id} takes no events"))
    }

    fn learn(&mut self, node: Option<&'static TemplateNode>, id: ElementId) {
        let Some(TemplateNode::Element { attrs, .. }) = node else { return };
        for attribute in *attrs {
            if let TemplateAttribute::Static { name: "data-testid", value, .. } = attribute {
                self.known.insert((*value).to_owned(), id);
            }
        }
    }

    fn pop(&mut self, n: usize) {
        self.stack.truncate(self.stack.len().saturating_sub(n));
    }
}

impl WriteMutations for Ids {
    fn load_template(&mut self, template: Template, index: usize, id: ElementId) {
        let node = template.roots.get(index);
        self.learn(node, id);
        self.stack.push(node);
    }

    fn assign_node_id(&mut self, path: &'static [u8], id: ElementId) {
        let mut node = self.stack.last().copied().flatten();
        for step in path {
            node = match node {
                Some(TemplateNode::Element { children, .. }) => children.get(usize::from(*step)),
                _ => None,
            };
        }
        self.learn(node, id);
    }

    fn set_attribute(
        &mut self,
        name: &'static str,
        _: Option<&'static str>,
        value: &AttributeValue,
        id: ElementId,
    ) {
        if let ("data-testid", AttributeValue::Text(test_id)) = (name, value) {
            self.known.insert(test_id.clone(), id);
        }
    }

    fn create_placeholder(&mut self, _: ElementId) {
        self.stack.push(None);
    }

    fn create_text_node(&mut self, _: &str, _: ElementId) {
        self.stack.push(None);
    }

    fn push_root(&mut self, _: ElementId) {
        self.stack.push(None);
    }

    fn append_children(&mut self, _: ElementId, n: usize) {
        self.pop(n);
    }

    fn replace_node_with(&mut self, _: ElementId, n: usize) {
        self.pop(n);
    }

    fn replace_placeholder_with_nodes(&mut self, _: &'static [u8], n: usize) {
        self.pop(n);
    }

    fn insert_nodes_after(&mut self, _: ElementId, n: usize) {
        self.pop(n);
    }

    fn insert_nodes_before(&mut self, _: ElementId, n: usize) {
        self.pop(n);
    }

    fn set_node_text(&mut self, _: &str, _: ElementId) {}
    fn create_event_listener(&mut self, _: &'static str, _: ElementId) {}
    fn remove_event_listener(&mut self, _: &'static str, _: ElementId) {}
    fn remove_node(&mut self, _: ElementId) {}
}
